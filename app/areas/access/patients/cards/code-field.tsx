import { Button } from '#kit/ui/button.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Field } from '#kit/ui/field.tsx'
import { DemoCode } from '../parts/demo-code.tsx'
import type { CodeSender } from './use-code.ts'

/** Digits of a code. */
export const CODE_LENGTH = 6

interface CodeFieldProps {
  sender: CodeSender
  /** To which the code goes. */
  mobile: string
  code: string
  error: string | undefined
  /** What was typed, pasted or filled in: digits, as many as a code has at most. */
  onCode: (code: string) => void
  onSend: () => void
}

/** The field for a code by SMS, with the button that sends one; beside it stands a `PictureChallenge`. */
export function CodeField({ sender, mobile, code, error, onCode, onSend }: CodeFieldProps) {
  return (
    <>
      <Field
        label="验证码"
        name="code"
        keyboard="code"
        placeholder="6 位数字"
        required
        value={code}
        error={error ?? sender.error}
        onChange={(event) => onCode(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH))}
        end={<SendButton sender={sender} onSend={onSend} />}
      />
      {sender.state === 'sent' && <DemoCode mobile={mobile} onUse={onCode} />}
    </>
  )
}

function SendButton({ sender, onSend }: { sender: CodeSender; onSend: () => void }) {
  if (sender.state === 'checking') return <span aria-live="polite">安全验证中…</span>
  if (sender.state === 'sent') return <Countdown seconds={sender.waitSeconds} nearSeconds={0} onEnd={sender.ready} />
  return (
    <Button kind="text" size="small" busy={sender.state === 'sending'} onClick={onSend}>
      获取验证码
    </Button>
  )
}
