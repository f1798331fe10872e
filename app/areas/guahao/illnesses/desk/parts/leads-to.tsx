import { useEffect, useState } from 'react'
import { EmergencyCard } from '#app/areas/emergencies/cards/emergency-card.tsx'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import type { ManagedIllness } from './illness-form.tsx'

type Found = CallOutput<typeof doctorList>

const SHOWN = 8

const reachWords = {
  department: '擅长它或在这些科室的医生',
  class: '当地没有这些科室，找到的是同一大类的医生',
  general: '当地没有这一类科室，找到的是全科医生',
} as const

/** What patients are led to from an illness: the warning above, and the first doctors, as their own page finds them. */
export function LeadsTo({ illness, onClose }: { illness: ManagedIllness; onClose: () => void }) {
  const { found, failed } = useFound(illness.ill_id)
  return (
    <Sheet open title={`“${illness.ill_name}”会找到谁`} onClose={onClose}>
      <div className="space-y-12 pb-16">
        <EmergencyCard text={`${illness.ill_name} ${illness.aliases.join(' ')}`} />
        {failed && <Notice tone="danger">{failed}</Notice>}
        {!found && !failed && <SkeletonList />}
        {found && <Doctors found={found} />}
      </div>
    </Sheet>
  )
}

const useFound = (illId: number): { found?: Found; failed?: string } => {
  const [state, setState] = useState<{ found?: Found; failed?: string }>({})
  useEffect(() => {
    callApi(doctorList, { ill_id: illId, page_size: SHOWN }).then(
      (found) => setState({ found }),
      (thrown) => {
        if (!(thrown instanceof WireError)) throw thrown
        setState({ failed: thrown.words })
      },
    )
  }, [illId])
  return state
}

function Doctors({ found: { list, reach, city_id } }: { found: Found }) {
  if (list.length === 0) return <Notice tone="warning">一位医生也找不到：请检查科室，或给医生标注擅长。</Notice>
  return (
    <>
      <p className="text-14 text-ink-2">
        {reachWords[reach ?? 'department']}
        {city_id === 0 && '；所在城市没有，找到的是全国的'}。排在前面的：
      </p>
      <ol className="divide-y divide-line">
        {list.map(({ doctor_id, doctor_name, title_name, dep_name, unit_name }) => (
          <li key={doctor_id} className="py-8 text-14">
            <span className="font-medium">{doctor_name}</span> {title_name}
            <span className="block text-ink-3">
              {unit_name} · {dep_name}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
