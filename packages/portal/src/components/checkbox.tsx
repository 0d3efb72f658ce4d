import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import './checkbox.css';

interface CheckboxProps {
  isSelected: boolean;
  onChange(isSelected: boolean): void;
  children: ReactNode;
}

export const Checkbox = ({ children, ...props }: CheckboxProps) => (
  <AriaCheckbox {...props} className="checkbox">
    <span className="checkbox-box" aria-hidden="true" />
    <span>{children}</span>
  </AriaCheckbox>
);
