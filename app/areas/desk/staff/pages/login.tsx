import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { OfflineLine } from '#app/shell/offline-line.tsx'
import { HeartPulseIcon, ShieldCheckIcon } from '#kit/ui/icons.ts'
import { Toaster } from '#kit/ui/toast.tsx'
import { ask } from '#kit/wire/browser/caller.ts'
import { staffSession } from '#kit/wire/browser/session.ts'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import { firstPlace } from '../cards/menu.ts'
import { deskMe } from '../contract.ts'
import { FirstPasswordForm } from '../parts/first-password-form.tsx'
import { SecondFactorForm } from '../parts/second-factor-form.tsx'
import { SignInForm, type Step } from '../parts/sign-in-form.tsx'

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
    <div className="flex min-h-dvh flex-col">
      <OfflineLine />
      <main id="main" className="mx-auto flex w-full max-w-[440px] grow flex-col justify-center space-y-16 p-16">
        <div className="flex items-center gap-12">
          <span className="flex size-48 items-center justify-center rounded-12 bg-accent text-28 text-on-accent">
            <HeartPulseIcon />
          </span>
          <div>
            <h1 className="text-22 font-semibold">{step?.due ? titles[step.due] : '医路工作台'}</h1>
            <p className="text-14 text-ink-2">医院工作人员登录</p>
          </div>
        </div>
        <div className="rounded-12 bg-card p-20 shadow-soft">
          {!step && <SignInForm onStep={goOn} />}
          {step?.due === 'password' && <FirstPasswordForm ticket={step.ticket} onStep={goOn} />}
          {step?.due === 'second-factor' && <SecondFactorForm ticket={step.ticket} onStep={goOn} />}
        </div>
        <p className="flex justify-center gap-6 text-12 text-ink-3">
          <ShieldCheckIcon className="mt-2 shrink-0" />
          登录 12 小时后自动退出。忘记密码请联系本院管理员。
        </p>
      </main>
      <Toaster />
    </div>
  )
}

const firstPlaceOfMine = () =>
  ask(deskMe, {}).then(
    (me) => firstPlace(me.permissions),
    () => '/desk/account',
  )
