import { groupedNumber } from '#kit/check/spoken-number.ts'
import { Facts } from '#kit/ui/facts.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskSlip } from '../contract.ts'

type Slip = CallOutput<typeof deskSlip>

/** The slip that a patient takes along: their number, large, and where to go. As wide as the roll of a desk's printer. */
export function SlipPaper({ slip }: { slip: Slip }) {
  const facts = [
    { name: '姓名', value: `${slip.name} ${slip.sex_name} ${slip.age} 岁` },
    { name: '时间', value: `${slip.date} ${slip.begin_time.slice(11, 16)}–${slip.end_time.slice(11, 16)}` },
    { name: '医生', value: `${slip.doctor_name} ${slip.title_name}` },
    { name: '门诊', value: slip.clinic_name },
    { name: '地点', value: [slip.location, slip.room].filter(Boolean).join(' ') || slip.dep_name },
    { name: '挂号费', value: feeWords(slip) },
    ...(slip.card_no ? [{ name: '就诊卡', value: slip.card_no }] : []),
    { name: '预约号', value: groupedNumber(slip.order_no) },
  ]
  return (
    <article aria-label="就诊单" className="w-320 max-w-full rounded-12 bg-card p-20 shadow-soft print:shadow-none">
      <h1 className="text-center text-16 font-semibold">{slip.unit_name}</h1>
      <p className="text-center text-14">{slip.dep_name} 就诊单</p>
      <p className="py-8 text-center text-[56px] leading-none font-semibold tabular-nums">{slip.number} 号</p>
      {!slip.qrcode && <p className="pb-8 text-center text-16 font-semibold">{slip.state_desc}</p>}
      <Facts facts={facts} />
      {slip.qrcode && (
        <div className="mx-auto w-160 pt-12">
          <QrCode text={slip.qrcode} alt="就诊码" />
        </div>
      )}
      <p className="pt-12 text-12 text-ink-2">{nextWords(slip)}</p>
      <p className="text-12 text-ink-3">{unbroken(`打印时间 ${slip.print_time}`)}</p>
    </article>
  )
}

const feeWords = ({ fee, paid_amount, due_amount }: Slip): string => {
  if (fee === '0.00') return '免费'
  if (due_amount !== '0.00') return `${due_amount} 元，未付`
  return paid_amount === '0.00' ? '0.00 元，不用付' : `${paid_amount} 元，已付`
}

const nextWords = ({ qrcode, due_amount, state_desc }: Slip): string => {
  if (due_amount !== '0.00') return '请先在收费窗口缴费，再签到候诊。'
  return qrcode ? '请到候诊区签到，留意叫号，过号请到分诊台。' : `这个预约${state_desc}，这张单子不能用来签到。`
}

/** The wristband: who wears it, for whoever treats them. */
export function WristbandPaper({ slip }: { slip: Slip }) {
  return (
    <article
      aria-label="腕带"
      className="flex w-480 max-w-full items-center gap-16 rounded-12 bg-card p-16 shadow-soft print:shadow-none"
    >
      {slip.qrcode && (
        <div className="w-80 shrink-0">
          <QrCode text={slip.qrcode} alt="就诊码" />
        </div>
      )}
      <div className="min-w-0">
        <h1 className="text-22 font-semibold">{slip.name}</h1>
        <p className="text-14">
          {slip.sex_name} {slip.age} 岁 · {slip.birthday}
        </p>
        <p className="text-14">
          {slip.dep_name} {slip.number} 号 · {slip.date}
        </p>
        <p className="text-12 tabular-nums">{groupedNumber(slip.order_no)}</p>
      </div>
    </article>
  )
}
