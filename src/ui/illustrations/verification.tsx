import { Drawing } from './drawing.tsx';

/** A letter with a code in it. */
export function VerificationIllustration() {
  return (
    <Drawing
      across={[43, 197]}
      colour="M74 30h104v86H74z"
      ink="M44 76v80h152V76M44 76l26-20M196 76l-26-20M44 156l56-46M196 156l-56-46M44 76l66 44c6 4 14 4 20 0l66-44M68 92V24h104v68M86 44h34"
      dashed="M88 70h1M104 70h1M120 70h1M136 70h1M152 70h1"
    />
  );
}
