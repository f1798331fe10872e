import { useState } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { activation, redeedCoupon } from '../contract.ts'
import { CodeForm } from '../parts/code-form.tsx'
import { lastDay } from '../rules.ts'

export { handle } from 'virtual:rows/R238'

const kinds = [
  { value: 'package', text: '激活会员' },
  { value: 'coupon', text: '兑换优惠券' },
]

/** What came of a code. */
interface Done {
  title: string
  text: string
  to: string
  next: string
}

export default function MemberActivationPage() {
  const [kind, setKind] = useState('package')
  const [done, setDone] = useState<Done>()
  return (
    <Frame bar={{}}>
      {done ? (
        <ResultPage
          state="done"
          title={done.title}
          text={done.text}
          actions={<ButtonLink to={done.to}>{done.next}</ButtonLink>}
        />
      ) : (
        <div className="flex grow flex-col">
          <div className="p-16 pb-0">
            <Segment label="码的种类" name="kind" value={kind} onChange={setKind} options={kinds} />
          </div>
          {kind === 'package' ? (
            <CodeForm
              key="package"
              call={activation}
              label="会员激活码"
              action="激活"
              onDone={({ title, begin_time, end_time }) =>
                setDone({
                  title: '会员已激活',
                  text: `${title}，${begin_time.slice(0, 10)} 至 ${lastDay(end_time)}`,
                  to: '/member/index',
                  next: '去会员中心',
                })
              }
            />
          ) : (
            <CodeForm
              key="coupon"
              call={redeedCoupon}
              label="优惠券兑换码"
              action="兑换"
              onDone={({ title }) =>
                setDone({
                  title: '优惠券已到账',
                  text: `“${title}”已经放进您的优惠券`,
                  to: '/account/coupons',
                  next: '看看优惠券',
                })
              }
            />
          )}
        </div>
      )}
    </Frame>
  )
}
