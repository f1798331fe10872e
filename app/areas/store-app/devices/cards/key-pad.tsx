import { DeleteIcon } from 'lucide-react'

interface KeyPadProps {
  onDigit: (digit: string) => void
  onBack: () => void
  disabled?: boolean
}

/** Large keys for digits: for a thumb, with gloves, in a dark cellar. */
export function KeyPad({ onDigit, onBack, disabled }: KeyPadProps) {
  const key =
    'flex min-h-56 items-center justify-center rounded-12 bg-card text-22 font-medium tabular-nums shadow-soft active:bg-well elder:min-h-target'
  return (
    <div className="grid grid-cols-3 gap-8">
      {[...'123456789'].map((digit) => (
        <button key={digit} type="button" disabled={disabled} onClick={() => onDigit(digit)} className={key}>
          {digit}
        </button>
      ))}
      <span />
      <button type="button" disabled={disabled} onClick={() => onDigit('0')} className={key}>
        0
      </button>
      <button type="button" disabled={disabled} onClick={onBack} aria-label="删除一位" className={key}>
        <DeleteIcon />
      </button>
    </div>
  )
}
