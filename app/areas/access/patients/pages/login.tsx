import { HeartPulseIcon, ShieldCheckIcon } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { NeedsScripts } from '#app/shell/needs-scripts.tsx'
import { toast } from '#kit/ui/toast.ts'
import { session } from '#kit/wire/browser/session.ts'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import { PhoneForm } from '../parts/phone-form.tsx'

export { handle } from 'virtual:rows/R136'

export default function LoginPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const enter = (key: string) => {
    session.keep(key)
    toast('登录成功')
    navigate(wayBack(query), { replace: true })
  }
  return (
    <Frame bar={{}}>
      <NeedsScripts />
      <div className="space-y-24 px-24 py-32">
        <Welcome />
        <PhoneForm action="登录" onDone={enter} />
        <p className="flex justify-center gap-6 text-12 text-ink-3">
          <ShieldCheckIcon className="mt-2 shrink-0" />
          没有账号会自动创建。手机号加密保存，只用于登录和就诊通知。
        </p>
      </div>
    </Frame>
  )
}

function Welcome() {
  return (
    <div className="flex items-center gap-12">
      <span className="flex size-48 shrink-0 items-center justify-center rounded-12 bg-accent text-28 text-on-accent">
        <HeartPulseIcon />
      </span>
      <div>
        <p className="text-22 font-semibold">欢迎来到医路</p>
        <p className="text-14 text-ink-2">
          挂号、候诊、问医生，<span className="inline-block">一路有人陪</span>
        </p>
      </div>
    </div>
  )
}
