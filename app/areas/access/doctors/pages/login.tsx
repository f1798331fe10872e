import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FirstPasswordForm } from '#app/areas/access/staff/cards/first-password-form.tsx'
import { type Presented, SignInForm } from '#app/areas/access/staff/cards/sign-in-form.tsx'
import { SignInPage } from '#app/areas/access/staff/cards/sign-in-page.tsx'
import { firstPath } from '#app/desk-shell/workbench-menu.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { doctorSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
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
  const signIn = useAct(benchSignIn)
  const send = async ({ login_name, password }: Presented) => {
    const step = await signIn.run({ login_name, password })
    if (step) onStep(step)
  }
  return (
    <SignInForm onSend={send} busy={signIn.busy} error={signIn.error} listDemo={() => callApi(benchDemoDoctors, {})} />
  )
}

function FirstPassword({ ticket, onStep }: { ticket: string; onStep: (step: Step) => void }) {
  const choosing = useAct(benchFirstPassword)
  const choose = async (password: string) => {
    const step = await choosing.run({ ticket, password })
    if (step) onStep(step)
  }
  return <FirstPasswordForm onChoose={choose} busy={choosing.busy} error={choosing.error} />
}
