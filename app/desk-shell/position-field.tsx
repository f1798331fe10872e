import { NumberField } from './number-field.tsx'

interface PositionFieldProps {
  label?: string
  defaultValue: number
}

/** Where a row stands among the others of its list: the smallest number comes first. */
export const PositionField = ({ label = '排序（小的在前）', defaultValue }: PositionFieldProps) => (
  <NumberField label={label} name="position" unit="位" min={0} max={999} defaultValue={defaultValue} required />
)
