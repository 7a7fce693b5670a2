import { useWatch } from 'react-hook-form';
import type { CustomFieldProps, CustomInputProps } from '#admin/engine/define.ts';
import { FieldInputs } from '#admin/engine/inputs.ts';

/** The colour of the lantern that hangs there. */
export const LampColour = ({ record: { lamp } }: CustomFieldProps<{ lamp: string | null }>) => (
  <span style={{ textDecoration: `underline ${lamp}` }}>{lamp}</span>
);

/** The colour of a lantern, typed below a sample of it. */
export function LampColourInput({ source, required }: CustomInputProps) {
  const colour: string | null = useWatch({ name: source });
  return (
    <div style={{ borderTop: `4px solid ${colour}`, paddingTop: '1rem' }}>
      <FieldInputs fields={[{ source, kind: 'text', rules: required ? { required } : {} }]} />
    </div>
  );
}
