import { ChevronRightIcon, MessageSquareTextIcon, MonitorIcon, PhoneIcon } from 'lucide-react'
import { clauseLook } from '#kit/ui/clause-look.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Price } from '#kit/ui/price.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { doctorServices } from '../contract.ts'
import type { ConsultationKind } from '../rules.ts'
import { type DoctorAndService, writeAddress } from './consult-address.ts'

export type ConsultService = CallOutput<typeof doctorServices>['askList'][number]

/** So many letters of a promise have room in a line of large print. */
export const PROMISE_LETTERS = 10

const signs = { text: MessageSquareTextIcon, phone: PhoneIcon, video: MonitorIcon } as const

/** The ways to ask, each with its price, what one gets for it, and the promise. */
export function ConsultServices({ services, asked }: { services: readonly ConsultService[]; asked: DoctorAndService }) {
  const on = services.filter(({ is_on }) => is_on === 1)
  if (on.length === 0)
    return <Empty drawing="message" title="还没有开通在线问诊" text="可以先预约门诊，当面和医生说。" />
  return (
    <ul className="divide-y divide-line px-16">
      {on.map((service) => (
        <li key={service.type}>
          <Way service={service} to={writeAddress(asked, service.type as ConsultationKind)} />
        </li>
      ))}
    </ul>
  )
}

function Way({ service, to }: { service: ConsultService; to: string }) {
  const Sign = signs[service.type as ConsultationKind]
  return (
    <Link to={to} className="flex items-center gap-12 py-16">
      <span className="flex size-40 shrink-0 items-center justify-center rounded-full bg-tint text-accent-ink">
        <Sign className="size-20" />
      </span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-8">
          <span className="text-16 font-medium">{service.name}</span>
          <Price yuan={service.price} size="medium" />
        </span>
        <span className="block text-14 text-ink-2">{unbroken(whatOneGets(service))}</span>
        <span className={`block text-12 text-ink-3 ${clauseLook(service.promise, PROMISE_LETTERS)}`}>
          {unbroken(service.promise)}
        </span>
        {service.vip_price !== service.price && (
          <span className="block text-12 text-warning">
            会员价 <Price yuan={service.vip_price} size="small" />
          </span>
        )}
      </span>
      <ChevronRightIcon className="shrink-0 text-ink-3" />
    </Link>
  )
}

const whatOneGets = ({ replies, hours, call_minutes }: ConsultService): string =>
  call_minutes > 0 ? `通话 ${call_minutes} 分钟，${hours} 小时内可追问` : `可问 ${replies} 次，${hours} 小时内有效`
