import { CircleCheckIcon, CircleHelpIcon, CircleXIcon, ClockIcon, ScanLineIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { KeyPad } from '#app/areas/store-app/devices/cards/key-pad.tsx'
import { hostBridge } from '#kit/bridge/bridge.ts'
import { environmentOf } from '#kit/bridge/detect.ts'
import { Button } from '#kit/ui/button.tsx'
import { prepareReader } from '#kit/ui/camera.ts'
import { classes } from '#kit/ui/classes.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { Scanner } from '#kit/ui/scanner.tsx'
import { checkCode, type Shown } from '../cards/till.ts'

const DIGITS = 12
/** The same code is not read again meanwhile. */
const SAME_MS = 5_000

const looks = {
  done: { Icon: CircleCheckIcon, look: 'bg-success-tint text-success' },
  taken: { Icon: ClockIcon, look: 'bg-warning-tint text-warning' },
  unsure: { Icon: CircleHelpIcon, look: 'bg-warning-tint text-warning' },
  no: { Icon: CircleXIcon, look: 'bg-danger-tint text-danger' },
}

/** Where a code is scanned or typed, and what came of it in one large word. */
export function Counter({ onChecked }: { onChecked: () => void }) {
  const [typed, setTyped] = useState('')
  const [isScanning, setScanning] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const [last, setLast] = useState<{ text: string; at: number }>()
  // The reader is fetched before it is needed, so that it opens without a net too.
  useEffect(prepareReader, [])

  const check = async (text: string) => {
    if (busy) return
    setBusy(true)
    setShown(undefined)
    const came = await checkCode(text).catch((): Shown => troubleShown)
    setShown(came)
    setTyped('')
    setBusy(false)
    navigator.vibrate?.(came.tone === 'done' || came.tone === 'taken' ? 80 : [80, 80, 80])
    onChecked()
  }
  const read = (text: string) => {
    if (busy || (last?.text === text && performance.now() - last.at < SAME_MS)) return
    setLast({ text, at: performance.now() })
    setScanning(false)
    check(text)
  }
  const scan = async () => {
    setTrouble(undefined)
    setShown(undefined)
    if (environmentOf(navigator.userAgent).host === 'browser') return setScanning(true)
    const text = await (await hostBridge()).scan().catch(() => null)
    if (text) check(text)
    else setScanning(true)
  }
  const type = (digit: string) => {
    const code = (typed + digit).slice(0, DIGITS)
    setTyped(code)
    setShown(undefined)
    if (code.length === DIGITS) check(code)
  }
  return (
    <section className="space-y-12">
      {shown && <Result shown={shown} />}
      {isScanning ? (
        <Scanner
          onText={read}
          instead={`输入 ${DIGITS} 位数字`}
          onClose={() => setScanning(false)}
          onTrouble={(words) => {
            setScanning(false)
            setTrouble(words)
          }}
        />
      ) : (
        <Button wide onClick={scan} busy={busy}>
          <ScanLineIcon />
          扫核销码
        </Button>
      )}
      {trouble && <Notice tone="warning">{trouble}</Notice>}
      <label className="block">
        <span className="block pb-6 text-14 font-medium">或输入 12 位数字</span>
        <input
          value={typed}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/\D/g, '')
            if (digits.length <= DIGITS) setTyped(digits)
            if (digits.length === DIGITS) check(digits)
          }}
          inputMode="none"
          autoComplete="off"
          placeholder="____ ____ ____"
          disabled={busy}
          className="min-h-56 w-full rounded-12 border border-line bg-card px-16 text-center text-22 font-semibold tracking-wider tabular-nums focus:border-accent-ink focus:outline-none"
        />
      </label>
      <KeyPad onDigit={type} onBack={() => setTyped(typed.slice(0, -1))} disabled={busy} />
    </section>
  )
}

const troubleShown: Shown = {
  tone: 'no',
  title: '没有记下来',
  words: '这台手机现在存不了东西（可能空间满了），请换一台，或在工作台核销',
}

const Result = ({ shown: { tone, title, words } }: { shown: Shown }) => {
  const { Icon, look } = looks[tone]
  return (
    <div role="alert" className={classes('flex items-start gap-12 rounded-12 p-16', look)}>
      <Icon className="mt-2 size-28 shrink-0" />
      <div className="min-w-0">
        <p className="text-22 font-semibold">{title}</p>
        {words && <p className="text-14">{words}</p>}
      </div>
    </div>
  )
}
