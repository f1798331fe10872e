import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { sandboxPayments, sandboxSms } from '../contract.ts'
import { DoctorPanel } from '../parts/doctor-panel.tsx'
import { IdentityPanel } from '../parts/identity-panel.tsx'
import { PaymentCard, SmsCard } from '../parts/outside-cards.tsx'
import { PhonePanel } from '../parts/phone-panel.tsx'
import { useLooking } from '../parts/use-looking.ts'

export { handle } from 'virtual:rows/sandbox'

/** What the stand-ins did: messages that "went out" and payments that wait. It looks again by itself. */
export default function SandboxPage() {
  const [query] = useSearchParams()
  const tab = query.get('tab') ?? 'sms'
  return (
    <Frame bar={{}}>
      <Tabs
        label="演示台"
        tabs={[
          { text: '短信', to: '/sandbox', current: tab === 'sms' },
          { text: '支付', to: '/sandbox?tab=payments', current: tab === 'payments' },
          { text: '电话', to: '/sandbox?tab=phone', current: tab === 'phone' },
          { text: '医生', to: '/sandbox?tab=doctor', current: tab === 'doctor' },
          { text: '宿主', to: '/sandbox/host', current: false },
          { text: '授权登录', to: '/sandbox?tab=doors', current: tab === 'doors' },
        ]}
      />
      <div className="space-y-12 p-16">
        <Notice>演示环境不发短信、不扣款：短信和支付都停在这里，给您看一看、点一点。</Notice>
        <Panel tab={tab} />
      </div>
    </Frame>
  )
}

const panels: Readonly<Record<string, () => ReactNode>> = {
  doors: IdentityPanel,
  payments: PaymentPanel,
  doctor: DoctorPanel,
  phone: PhonePanel,
}

function Panel({ tab }: { tab: string }) {
  const Chosen = panels[tab] ?? SmsPanel
  return <Chosen />
}

function SmsPanel() {
  const seen = useLooking<CallOutput<typeof sandboxSms>>(() => callApi(sandboxSms, {}))
  if (seen === undefined) return <SkeletonList />
  if (typeof seen === 'string') return <Trouble text={seen} />
  if (seen.list.length === 0)
    return <Empty drawing="message" title="还没有短信" text="去登录页获取一次验证码，就会出现在这里。" />
  return seen.list.map((sms) => <SmsCard key={sms.id} sms={sms} />)
}

function PaymentPanel() {
  const seen = useLooking<CallOutput<typeof sandboxPayments>>(() => callApi(sandboxPayments, {}))
  if (seen === undefined) return <SkeletonList />
  if (typeof seen === 'string') return <Trouble text={seen} />
  if (seen.list.length === 0)
    return <Empty drawing="bag" title="还没有支付" text="预约一个收费的号，就会出现在这里。" />
  return seen.list.map((payment) => <PaymentCard key={payment.out_trade_no} payment={payment} />)
}
