import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FirstPasswordForm } from '#app/areas/access/staff/cards/first-password-form.tsx'
import { SignInForm } from '#app/areas/access/staff/cards/sign-in-form.tsx'
import { SignInPage } from '#app/areas/access/staff/cards/sign-in-page.tsx'
import { firstPath } from '#app/desk-shell/workbench-menu.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { doctorSession } from '#kit/wire/browser/session.ts'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { benchDemoDoctors, benchFirstPassword, benchSignIn } from '../contract.ts'

export { handle } from 'virtual:rows/workbench-login'

type Step = CallOutput<typeof benchSignIn>

export default function BenchLoginPage() {
  const [ticket, setTicket] = useState<string>()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const goOn = (next: Step) => {
    if (next.due) return setTicket(next.ticket)
    doctorSession.keep(next.doctor_key)
    const back = query.has('redirect_url') ? wayBack(query) : '/'
    navigate(back.startsWith('/workbench/') ? back : firstPath, { replace: true })
  }
  return (
    <SignInPage
      title={ticket ? '设置您的密码' : '医生工作台'}
      whose="通过资质认证的医生登录"
      forgotten="忘记密码请联系平台运营。"
    >
      {ticket ? <FirstPassword ticket={ticket} onStep={goOn} /> : <SignIn onStep={goOn} />}
    </SignInPage>
  )
}

function SignIn({ onStep }: { onStep: (step: Step) => void }) {
  return (
    <SignInForm
      save={({ login_name, password }, send) => send(benchSignIn, { login_name, password })}
      onSaved={onStep}
      listDemo={() => callApi(benchDemoDoctors, {})}
    />
  )
}

function FirstPassword({ ticket, onStep }: { ticket: string; onStep: (step: Step) => void }) {
  return (
    <FirstPasswordForm save={(password, send) => send(benchFirstPassword, { ticket, password })} onSaved={onStep} />
  )
}
