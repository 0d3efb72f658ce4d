import { Checkbox } from './checkbox.tsx';
import './checkbox-list.css';

interface CheckboxListProps<Id extends string> {
  label: string;
  options: readonly { id: Id; name: string }[];
  selected: readonly Id[];
  onSelect(ids: Id[]): void;
}

/** Selects several of a few options. */
export function CheckboxList<Id extends string>({ label, options, selected, onSelect }: CheckboxListProps<Id>) {
  const toggle = (toggled: Id, isSelected: boolean) =>
    onSelect(options.flatMap(({ id }) => ((id === toggled ? isSelected : selected.includes(id)) ? [id] : [])));
  return (
    <fieldset className="checkbox-list">
      <legend>{label}</legend>
      {options.map(({ id, name }) => (
        <Checkbox key={id} isSelected={selected.includes(id)} onChange={(isSelected) => toggle(id, isSelected)}>
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
