import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { firstPlace } from '#app/desk-shell/desk-menu.ts'
import { Button } from '#kit/ui/button.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { staffSession } from '#kit/wire/browser/session.ts'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { FirstPasswordForm } from '../cards/first-password-form.tsx'
import { SignInForm } from '../cards/sign-in-form.tsx'
import { SignInPage } from '../cards/sign-in-page.tsx'
import { deskDemoStaff, deskFirstPassword, deskMe, deskSignIn } from '../contract.ts'
import { ResetForm } from '../parts/reset-form.tsx'
import { SecondFactorForm } from '../parts/second-factor-form.tsx'

export { handle } from 'virtual:rows/desk-login'

type Step = CallOutput<typeof deskSignIn>

const titles = { password: '设置您的密码', 'second-factor': '绑定动态验证码' }

export default function DeskLoginPage() {
  const [step, setStep] = useState<Step>()
  const [isLost, setLost] = useState(false)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const goOn = async (next: Step) => {
    setLost(false)
    if (next.due) return setStep(next)
    staffSession.keep(next.staff_key)
    const back = query.has('redirect_url') ? wayBack(query) : '/'
    navigate(back.startsWith('/desk/') ? back : await firstPlaceOfMine(), { replace: true })
  }
  return (
    <SignInPage
      title={step?.due ? titles[step.due] : isLost ? '重置密码' : '医路工作台'}
      whose="医院工作人员登录"
      forgotten="忘记密码，先请本院管理员申请重置。"
    >
      {!step && !isLost && <SignIn onStep={goOn} onLost={() => setLost(true)} />}
      {!step && isLost && <ResetForm onStep={goOn} onBack={() => setLost(false)} />}
      {step?.due === 'password' && <FirstPassword ticket={step.ticket} onStep={goOn} />}
      {step?.due === 'second-factor' && <SecondFactorForm ticket={step.ticket} onStep={goOn} />}
    </SignInPage>
  )
}

function SignIn({ onStep, onLost }: { onStep: (step: Step) => void; onLost: () => void }) {
  return (
    <div className="space-y-12">
      <SignInForm
        save={(given, send) => send(deskSignIn, given)}
        onSaved={onStep}
        listDemo={() => callApi(deskDemoStaff, {})}
      />
      <Button kind="text" wide onClick={onLost}>
        忘记密码
      </Button>
    </div>
  )
}

function FirstPassword({ ticket, onStep }: { ticket: string; onStep: (step: Step) => void }) {
  return <FirstPasswordForm save={(password, send) => send(deskFirstPassword, { ticket, password })} onSaved={onStep} />
}

const firstPlaceOfMine = () =>
  callApi(deskMe, {}).then(
    (me) => firstPlace(me),
    () => '/desk/account',
  )
