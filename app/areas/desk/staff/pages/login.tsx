import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ask } from '#kit/wire/browser/caller.ts'
import { staffSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import type { Reply } from '#kit/wire/call.ts'
import { FirstPasswordForm } from '../cards/first-password-form.tsx'
import { firstPlace } from '../cards/menu.ts'
import { type Presented, SignInForm } from '../cards/sign-in-form.tsx'
import { SignInPage } from '../cards/sign-in-page.tsx'
import { deskDemoStaff, deskFirstPassword, deskMe, deskSignIn } from '../contract.ts'
import { SecondFactorForm } from '../parts/second-factor-form.tsx'

export { handle } from 'virtual:rows/desk-login'

type Step = Reply<typeof deskSignIn>

const titles = { password: '设置您的密码', 'second-factor': '绑定动态验证码' }

export default function DeskLoginPage() {
  const [step, setStep] = useState<Step>()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const goOn = async (next: Step) => {
    if (next.due) return setStep(next)
    staffSession.keep(next.staff_key)
    const back = query.has('redirect_url') ? wayBack(query) : '/'
    navigate(back.startsWith('/desk/') ? back : await firstPlaceOfMine(), { replace: true })
  }
  return (
    <SignInPage
      title={step?.due ? titles[step.due] : '医路工作台'}
      whose="医院工作人员登录"
      forgotten="忘记密码请联系本院管理员。"
    >
      {!step && <SignIn onStep={goOn} />}
      {step?.due === 'password' && <FirstPassword ticket={step.ticket} onStep={goOn} />}
      {step?.due === 'second-factor' && <SecondFactorForm ticket={step.ticket} onStep={goOn} />}
    </SignInPage>
  )
}

function SignIn({ onStep }: { onStep: (step: Step) => void }) {
  const signIn = useAct(deskSignIn)
  const send = async (given: Presented) => {
    const step = await signIn.run(given)
    if (step) onStep(step)
  }
  return <SignInForm onSend={send} busy={signIn.busy} error={signIn.error} listDemo={() => ask(deskDemoStaff, {})} />
}

function FirstPassword({ ticket, onStep }: { ticket: string; onStep: (step: Step) => void }) {
  const choosing = useAct(deskFirstPassword)
  const choose = async (password: string) => {
    const step = await choosing.run({ ticket, password })
    if (step) onStep(step)
  }
  return <FirstPasswordForm onChoose={choose} busy={choosing.busy} error={choosing.error} />
}

const firstPlaceOfMine = () =>
  ask(deskMe, {}).then(
    (me) => firstPlace(me.permissions),
    () => '/desk/account',
  )
