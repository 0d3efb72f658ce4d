import {
  Select as AriaSelect,
  Button,
  type Key,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';

interface SelectProps<Id extends string> {
  label: string;
  /** Only for screen readers. */
  isLabelHidden?: boolean;
  /** Marks the label. */
  isRequired?: boolean;
  options: readonly { id: NoInfer<Id>; name: string }[];
  selected: Id;
  onSelect(id: NoInfer<Id>): void;
}

export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, isLabelHidden, isRequired, options, selected, onSelect } = props;
  const choose = (key: Key | null) => {
    const option = options.find(({ id }) => id === key);
    if (option) onSelect(option.id);
  };
  return (
    <AriaSelect className="select" value={selected} onChange={choose} aria-label={label}>
      {!isLabelHidden && <Label className={isRequired ? 'required-label' : ''}>{label}</Label>}
      <Button className="select-button">
        <SelectValue />
        <span aria-hidden="true" className="select-arrow" />
      </Button>
      <Popover className="popover">
        <ListBox className="options" items={options}>
          {({ id, name }) => (
            <ListBoxItem id={id} className="option">
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
