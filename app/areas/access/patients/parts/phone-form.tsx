import { useRef, useState } from 'react'
import { AgreeLine } from '#app/areas/account/consents/cards/agree-line.tsx'
import { useAgreeing } from '#app/areas/account/consents/cards/use-agreeing.ts'
import { inRegion, isMobile, NO_MOBILE, needsRegion, normalisePhone, type Region } from '#kit/check/phone.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { CODE_LENGTH, CodeField } from '../cards/code-field.tsx'
import { PictureChallenge } from '../cards/picture-challenge.tsx'
import { useCode } from '../cards/use-code.ts'
import { FormerAccount, type FormerAnswer } from './former-account.tsx'
import { RegionChoice } from './region-choice.tsx'
import { useSignIn } from './use-sign-in.ts'

interface PhoneFormProps {
  /** The word on the button. */
  action: string
  /** Of somebody whom a door has named: they are bound to the number. */
  ticket?: string | undefined
  /** Signed in, by this key. */
  onDone: (key: string) => void
}

/** A number and the code that was sent to it: whoever has both is signed in. */
export function PhoneForm({ action, ticket, onDone }: PhoneFormProps) {
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const sender = useCode(ticket === undefined ? 'login' : 'bind')
  const login = useSignIn()
  const form = useRef<HTMLFormElement>(null)
  const agreeing = useAgreeing(form)
  const [region, setRegion] = useState<Region>()
  const asksRegion = needsRegion(mobile)
  const phone = region ? inRegion(mobile, region) : normalisePhone(mobile)
  const faultOf = () => {
    if (!isMobile(mobile)) return NO_MOBILE
    return asksRegion && !region ? '请选择是香港还是澳门的号码' : undefined
  }

  const send = async (pass?: string) => {
    const wrong = faultOf()
    if (wrong) return setFault(wrong)
    if (!agreeing.check()) return
    if (await sender.send(phone, pass)) form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }
  const signIn = async (typed: string, former: FormerAnswer = {}) => {
    setCode(typed)
    if (typed.length !== CODE_LENGTH || faultOf() || !agreeing.check()) return
    const by = { mobile: phone, code: typed, token: sender.token() || undefined, bind_ticket: ticket }
    const said = await login.run({ ...by, ...agreeing.shown, ...former })
    if (said === 'failed') setCode('')
    else if (said !== 'asked') onDone(said.key)
  }
  return (
    <>
      <form
        ref={form}
        className="space-y-12"
        onSubmit={(event) => {
          event.preventDefault()
          if (agreeing.check()) signIn(code)
        }}
      >
        <Field
          label="手机号"
          name="mobile"
          keyboard="mobile"
          placeholder="用于接收验证码"
          required
          value={mobile}
          error={fault}
          onChange={(event) => {
            setMobile(event.target.value)
            setFault(undefined)
          }}
          onBlur={() => setFault(mobile && !isMobile(mobile) ? NO_MOBILE : undefined)}
        />
        {asksRegion && (
          <RegionChoice
            region={region}
            onChoose={(chosen) => {
              setRegion(chosen)
              setFault(undefined)
            }}
          />
        )}
        <CodeField
          sender={sender}
          mobile={phone}
          code={code}
          error={login.error}
          onCode={signIn}
          onSend={() => send()}
        />
        <AgreeLine {...agreeing.line} />
        <Button type="submit" wide busy={login.busy}>
          {action}
        </Button>
      </form>
      {login.former && (
        <FormerAccount
          former={login.former}
          busy={login.busy}
          onAnswer={(answer) => signIn(code, answer)}
          onClose={login.forget}
        />
      )}
      <PictureChallenge open={sender.state === 'picture'} onPass={(pass) => send(pass)} onClose={sender.ready} />
    </>
  )
}
