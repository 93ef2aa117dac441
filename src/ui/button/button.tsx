import type { AriaAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './button.css.ts';

/** Words to be read; nothing at all is not among them, so that nothing stands without a name. */
export type Words = string | ReactElement | readonly (string | ReactElement)[];

export type ButtonVariant = keyof typeof css.variant;

/** The look that button and button link share. */
export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: keyof typeof css.size | undefined;
  width?: keyof typeof css.width | undefined;
  /** quiet and plain: at which side its words, not its edge, stand in line with the rest */
  hang?: keyof typeof css.hang | undefined;
};

/** Class names of a look, for what must be a button in looks only. */
export const buttonClass = ({ variant = 'primary', size = 'regular', width = 'auto', hang }: ButtonLook): string =>
  `${css.variant[variant]} ${css.size[size]} ${css.width[width]} ${hang ? css.hang[hang] : ''}`.trimEnd();

type Shared = Pick<
  AriaAttributes,
  'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-describedby' | 'aria-pressed'
> & {
  type?: 'button' | 'submit' | 'reset' | undefined;
  disabled?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  /** id of the form it submits, when it stands outside */
  form?: string | undefined;
  autoFocus?: boolean | undefined;
  tabIndex?: number | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export type ButtonProps = Shared &
  ButtonLook & {
    /** says the verb: "Code prüfen" */
    children: Words;
    icon?: ReactNode | undefined;
    /** after the words: where it leads on */
    iconEnd?: ReactNode | undefined;
    /** under way: keeps its focus and size, takes no further press */
    isPending?: boolean | undefined;
  };

/** Does something. What leads somewhere is a link. */
export function Button({
  children,
  icon,
  iconEnd,
  variant,
  size,
  width,
  hang,
  isPending = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, width, hang })}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
    >
      {icon}
      <span>{children}</span>
      {iconEnd}
      {isPending ? (
        <span className={css.waiting}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}

export type IconButtonProps = Shared & { 'aria-label': string; icon: ReactNode; variant?: ButtonVariant | undefined };

/** A square button without words; its name is required. */
export function IconButton({ icon, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={`${css.variant[variant]} ${css.iconOnly}`}>
      {icon}
    </button>
  );
}
