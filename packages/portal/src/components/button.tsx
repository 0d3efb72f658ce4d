import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';

interface ButtonProps extends AriaButtonProps {
  variant?: 'primary' | 'secondary' | 'plain' | 'danger';
}

export const Button = ({ variant = 'secondary', className, ...props }: ButtonProps) => (
  <AriaButton {...props} className={`button button-${variant} ${typeof className === 'string' ? className : ''}`} />
);
