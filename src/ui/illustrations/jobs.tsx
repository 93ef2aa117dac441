import { Drawing } from './drawing.tsx';

/** A workbench in the morning, everything ready. */
export function JobsIllustration() {
  return (
    <Drawing
      across={[15, 225]}
      colour="M150 26h52v52h-52z"
      ink="M26 112h140v12H26zM40 124v38M152 124v38M40 146h112M54 112V98h24v14M78 102c8-2 8 8 0 8M100 112l4-8h30l4 8M110 104V92h18v12M186 130h34v8h-34zM192 138l-6 24M214 138l6 24M189 150h28"
      faint="M16 162h208M142 20h60v60h-60zM172 20v60M142 50h60M40 30h56M48 30v26M64 30v18M80 30v30M76 60h8"
    />
  );
}
