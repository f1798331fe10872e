import { Button } from './button.tsx'

interface StepperProps {
  pieces: number
  most: number
  onChange: (pieces: number) => void
}

/** How many pieces: one less, one more, within what there is. */
export function Stepper({ pieces, most, onChange }: StepperProps) {
  return (
    <span className="flex items-center gap-4">
      <Button kind="secondary" aria-label="少一件" disabled={pieces <= 1} onClick={() => onChange(pieces - 1)}>
        −
      </Button>
      <output aria-label="数量" className="min-w-40 text-center text-16 tabular-nums">
        {pieces}
      </output>
      <Button kind="secondary" aria-label="多一件" disabled={pieces >= most} onClick={() => onChange(pieces + 1)}>
        +
      </Button>
    </span>
  )
}
