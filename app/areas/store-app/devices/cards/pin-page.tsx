import { LockKeyholeIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { isWeakPin, PIN_DIGITS } from '../rules.ts'
import { KeyPad } from './key-pad.tsx'

interface PinPageProps {
  title: string
  text: string
  /** Words where it was not right; undefined where it was. */
  onPin: (pin: string) => Promise<string | undefined>
  /** The way out: another sign-in. */
  onPassword: () => void
  /** It is chosen here: too simple ones are not taken. */
  isNew?: boolean
}

/** Four digits, by large keys. */
export function PinPage({ title, text, onPin, onPassword, isNew = false }: PinPageProps) {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState<string>()
  const [busy, setBusy] = useState(false)
  const type = async (digit: string) => {
    const pin = (typed + digit).slice(0, PIN_DIGITS)
    setTyped(pin)
    setWords(undefined)
    if (pin.length < PIN_DIGITS || busy) return
    setBusy(true)
    const wrong = isNew && isWeakPin(pin) ? '太简单了，别人一猜就中，换一个' : await onPin(pin)
    setBusy(false)
    setTyped('')
    setWords(wrong)
  }
  return (
    <main id="main" className="mx-auto flex min-h-seen-100 w-full max-w-column flex-col justify-center gap-16 p-24">
      <div className="flex flex-col items-center gap-8 text-center">
        <LockKeyholeIcon className="text-28 text-accent-ink" />
        <h1 className="text-22 font-semibold">{title}</h1>
        <p className="text-14 text-ink-2 text-balance">{text}</p>
      </div>
      <div className="flex justify-center gap-16" role="img" aria-label={`已输入 ${typed.length} 位`}>
        {Array.from({ length: PIN_DIGITS }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: four places that never move
            key={at}
            className={classes('size-16 rounded-full border border-accent-ink', at < typed.length && 'bg-accent-ink')}
          />
        ))}
      </div>
      <p role="alert" className="min-h-20 text-center text-14 text-danger">
        {words}
      </p>
      <KeyPad onDigit={type} onBack={() => setTyped(typed.slice(0, -1))} disabled={busy} />
      <Button kind="text" onClick={onPassword}>
        用密码重新登录
      </Button>
    </main>
  )
}
