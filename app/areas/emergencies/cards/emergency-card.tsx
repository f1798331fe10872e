import { PhoneIcon, SirenIcon } from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'
import type { EmergencyPhone, EmergencySign } from '../rules/signs.ts'
import { signsIn } from '../rules.ts'
import { useSigns } from './use-signs.ts'

/** Signs that one card speaks of; more would bury the number. */
const MOST = 2

const numberWords: Readonly<Record<EmergencyPhone, string>> = {
  120: '拨打 120 急救',
  12356: '拨打 12356 心理援助',
}

interface EmergencyCardProps {
  /** What somebody searches for, looks at or writes. */
  text: string
  /** In place of those that are known: what the desk looks at before anybody else. */
  signs?: readonly EmergencySign[]
}

/** What comes before everything else where a text speaks of danger: when it is an emergency, what to do, and the number. */
export function EmergencyCard({ text, signs: given }: EmergencyCardProps) {
  const known = useSigns()
  const signs = signsIn(text, given ?? known).slice(0, MOST)
  if (signs.length === 0) return null
  const phones = [...new Set([...signs.map(({ phone }) => phone), '120' as const])]
  return (
    <section aria-label="先看是不是急症" className="rounded-12 border-2 border-danger bg-danger-tint p-16">
      <h2 className="flex items-center gap-8 text-16 font-semibold text-danger">
        <SirenIcon className="shrink-0" />
        先看是不是急症
      </h2>
      {signs.map((sign) => (
        <Sign key={sign.name} sign={sign} />
      ))}
      <div className="flex flex-wrap gap-8 pt-12">
        {phones.map((phone) => (
          <a
            key={phone}
            href={`tel:${phone}`}
            className="inline-flex min-h-target grow items-center justify-center gap-6 rounded-full bg-danger px-16 py-8 text-16 font-semibold text-on-danger active:opacity-70"
          >
            <PhoneIcon className="shrink-0" />
            {numberWords[phone]}
          </a>
        ))}
      </div>
      <p className="pt-4 text-center">
        <Link
          to="/unit/list?sort=distance"
          className="inline-flex min-h-target items-center px-12 text-14 font-medium text-danger underline"
        >
          看看离我最近的医院
        </Link>
      </p>
      <p className="text-12 text-ink-2">依据：{[...new Set(signs.map(({ source }) => source))].join('；')}</p>
    </section>
  )
}

function Sign({ sign: { when, first } }: { sign: EmergencySign }) {
  return (
    <p className="pt-8 text-16">
      {when}：<strong className="font-semibold">{first}</strong>
    </p>
  )
}
