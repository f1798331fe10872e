import { BrainIcon, HistoryIcon, type LucideIcon, MessagesSquareIcon, StethoscopeIcon } from 'lucide-react'
import { Card } from '#kit/ui/card.tsx'
import { clauseLook } from '#kit/ui/clause-look.ts'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { famousAddress, selectAddress } from '../cards/consult-address.ts'
import type { famousTop, telAdvert } from '../contract.ts'

/** The ways in beside the list: without naming a doctor, for the mind, what one asked before. */
export function ConsultShortcuts() {
  return (
    <div className="grid grid-cols-2 gap-8 wide:grid-cols-4">
      <Door to="/ask/select" Icon={StethoscopeIcon} text="快速提问" note="最快接诊" />
      <Door to="/health/consult" Icon={MessagesSquareIcon} text="大家在问" note="看看别人的问答" />
      <Door to="/shop/psychologyIndex" Icon={BrainIcon} text="心理咨询" note="说说心里的事" />
      <Door to="/ask/list" Icon={HistoryIcon} text="我的问诊" note="进度和记录" />
    </div>
  )
}

function Door({ to, Icon, text, note }: { to: string; Icon: LucideIcon; text: string; note: string }) {
  return (
    <Card to={to} className="p-12 text-center">
      <Icon className="mx-auto size-24 text-accent-ink" />
      <span className="block pt-6 text-14 font-medium">{text}</span>
      <span className="block text-12 text-ink-3">{note}</span>
    </Card>
  )
}

/** So many letters of what speaks for a way have room in a line, where two ways stand side by side. */
const WAY_LETTERS = 8

/** What speaks for asking by phone and by video, and the doctors who do. */
export function WaysToCall({ ways }: { ways: readonly NonNullable<CallOutput<typeof telAdvert>['advert']>[] }) {
  if (ways.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-8 elder:grid-cols-1">
      {ways.map(({ id, title, words, link }) => (
        <li key={id}>
          <Card to={link} className="h-full p-12 text-center">
            <span className="block text-16 font-medium">{title}</span>
            <span className={`block pt-4 text-12 text-ink-2 ${clauseLook(words, WAY_LETTERS)}`}>{words}</span>
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** The doctors whom patients rate best, in a row. */
export function Famous({ doctors }: { doctors: CallOutput<typeof famousTop>['doctors'] }) {
  if (doctors.length === 0) return null
  return (
    <section className="space-y-8">
      <div className="flex items-center justify-between gap-12">
        <h2 className="text-16 font-semibold">名医在线</h2>
        <Link to={famousAddress()} className="inline-flex min-h-target items-center text-14 text-accent-ink">
          按科室找
        </Link>
      </div>
      <ul className="no-bar -mx-16 flex gap-12 overflow-x-auto px-16">
        {doctors.map((doctor) => (
          <li key={doctor.doctor_id} className="w-96 shrink-0 elder:w-144">
            <Link
              to={selectAddress(doctor)}
              className="block h-full rounded-12 bg-card px-8 py-12 text-center shadow-soft"
            >
              <span className="flex justify-center">
                <Avatar src={doctor.image} kind="doctor" />
              </span>
              <span className="block truncate pt-6 text-14 font-medium">{doctor.doctor_name}</span>
              <span className="line-clamp-2 text-12 text-ink-2">{doctor.dep_name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
