import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { comboAddress } from '../cards/membership-address.ts'
import type { getUserBindDoctor } from '../contract.ts'
import { lastDay } from '../rules.ts'
import type { Mine } from './level-card.tsx'

type Doctor = CallOutput<typeof getUserBindDoctor>['doctor']

/** The package that counts now and those that follow, or the way to the first one. */
export function PackageCard({ mine, doctor }: { mine: Mine; doctor: Doctor }) {
  if (mine.is_vip === 0)
    return (
      <Card title="还没有开通 VIP">
        <p className="pb-16 text-14 text-ink-2">专家门诊协助、就医陪诊、报告解读，问诊按会员价。</p>
        <ButtonLink wide to={comboAddress()}>
          看看套餐
        </ButtonLink>
      </Card>
    )
  return (
    <Card title={mine.combo_title} aside={mine.end_time && `有效期到 ${lastDay(mine.end_time)}`}>
      <LaterPackages {...mine} />
      {doctor && (
        <Link to={doctorAddress(doctor)} className="flex min-h-target items-center gap-12 pb-16">
          <Avatar src={doctor.image} kind="doctor" />
          <span className="min-w-0">
            <span className="block text-16 break-words">
              {doctor.doctor_name} {doctor.title_name}
            </span>
            <span className="block text-12 text-ink-3">您的专属医生 · {doctor.unit_name}</span>
          </span>
        </Link>
      )}
      <ButtonLink wide kind="secondary" to={comboAddress()}>
        续费
      </ButtonLink>
    </Card>
  )
}

/** What follows the package that counts now, each with its own days and what it brings then; and until when all of it lasts. */
function LaterPackages({ later, last_end_time }: Pick<Mine, 'later' | 'last_end_time'>) {
  if (later.length === 0) return null
  return (
    <div className="space-y-8 pb-12 text-14 text-ink-2">
      {later.map(({ title, begin_time, end_time, benefits }) => (
        <p key={begin_time}>
          <span className="block text-ink">
            接着是 {title}：{begin_time.slice(0, 10)} 至 {lastDay(end_time)}
          </span>
          {benefits.length > 0 && `${begin_time.slice(0, 10)} 起可用：`}
          {benefits.map(({ benefit_id, title: name, times_words }) => (
            <span key={benefit_id} className="mr-12 inline-block">
              {name} {times_words}
            </span>
          ))}
        </p>
      ))}
      {last_end_time && <p>会员一共到 {lastDay(last_end_time)}</p>}
    </div>
  )
}
