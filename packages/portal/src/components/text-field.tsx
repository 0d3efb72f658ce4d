import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  type TextFieldProps,
} from 'react-aria-components';

interface Props extends TextFieldProps {
  /** If absent, give an `aria-label`. */
  label?: string;
  hint?: string;
  /** Shown instead of the hint, and instead of the service's error about `name` in a form. */
  error?: string | undefined;
  placeholder?: string | undefined;
  isMultiline?: boolean;
  rows?: number;
}

export const TextField = ({ label, hint, error, placeholder, isMultiline, rows, ...props }: Props) => {
  const shown = placeholder === undefined ? {} : { placeholder };
  return (
    <AriaTextField
      {...props}
      className="text-field"
      // `false` would hide the service's error.
      {...(error !== undefined && { isInvalid: true })}
      validationBehavior="aria"
    >
      {({ isInvalid }) => (
        <>
          {label !== undefined && <Label>{label}</Label>}
          {isMultiline ? <TextArea {...shown} rows={rows ?? 3} /> : <Input {...shown} />}
          {hint !== undefined && !isInvalid && <Text slot="description">{hint}</Text>}
          <FieldError>{error}</FieldError>
        </>
      )}
    </AriaTextField>
  );
};
