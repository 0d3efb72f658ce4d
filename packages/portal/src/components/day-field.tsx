import './filters/filter-bar.css';

interface DayFieldProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange(day: string): void;
}

/** A UTC day: the browser's own date field, which supports every locale and keyboard. */
export const DayField = ({ label, value, min, max, onChange }: DayFieldProps) => (
  <label className="day-field">
    <span>{label}</span>
    <input
      type="date"
      value={value}
      min={min}
      max={max}
      required
      onChange={({ currentTarget }) => {
        if (currentTarget.validity.valid) onChange(currentTarget.value);
      }}
    />
  </label>
);
