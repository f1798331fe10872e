import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { isMobile, normalisePhone } from '#kit/check/phone.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { HeartPulseIcon, ShieldCheckIcon } from '#kit/ui/icons.ts'
import { toast } from '#kit/ui/toast.tsx'
import { session } from '#kit/wire/browser/session.ts'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import { CODE_LENGTH, CodeField } from '../cards/code-field.tsx'
import { PictureChallenge } from '../cards/picture-challenge.tsx'
import { useCode } from '../cards/use-code.ts'
import { useSignIn } from '../parts/use-sign-in.ts'

export default function LoginPage() {
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const sender = useCode('login')
  const login = useSignIn()
  const form = useRef<HTMLFormElement>(null)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const phone = normalisePhone(mobile)

  const send = async (pass?: string) => {
    if (!isMobile(mobile)) return setFault('请填写正确的手机号')
    if (await sender.send(phone, pass)) form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }
  const signIn = async (typed: string) => {
    setCode(typed)
    if (typed.length !== CODE_LENGTH || !isMobile(mobile)) return
    const key = await login.run({ mobile: phone, code: typed, token: sender.token() || undefined })
    if (!key) return setCode('')
    session.keep(key)
    toast('登录成功')
    navigate(wayBack(query), { replace: true })
  }
  return (
    <Frame bar={{}}>
      <div className="space-y-24 px-24 py-32">
        <Welcome />
        <form
          ref={form}
          className="space-y-12"
          onSubmit={(event) => {
            event.preventDefault()
            signIn(code)
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
            onBlur={() => setFault(mobile && !isMobile(mobile) ? '请填写正确的手机号' : undefined)}
          />
          <CodeField
            sender={sender}
            mobile={phone}
            code={code}
            error={login.error}
            onCode={signIn}
            onSend={() => send()}
          />
          <Button type="submit" wide busy={login.busy}>
            登录
          </Button>
        </form>
        <p className="flex justify-center gap-6 text-12 text-ink-3">
          <ShieldCheckIcon className="mt-2 shrink-0" />
          没有账号会自动创建。手机号加密保存，只用于登录和就诊通知。
        </p>
      </div>
      <PictureChallenge open={sender.state === 'picture'} onPass={(pass) => send(pass)} onClose={sender.ready} />
    </Frame>
  )
}

function Welcome() {
  return (
    <div className="flex items-center gap-12">
      <span className="flex size-48 items-center justify-center rounded-12 bg-accent text-28 text-on-accent">
        <HeartPulseIcon />
      </span>
      <div>
        <p className="text-22 font-semibold">欢迎来到医路</p>
        <p className="text-14 text-ink-2">预约、候诊、缴费，一路有人陪</p>
      </div>
    </div>
  )
}
