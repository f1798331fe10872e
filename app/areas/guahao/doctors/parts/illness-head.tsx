import { EmergencyCard } from '#app/areas/emergencies/cards/emergency-card.tsx'
import type { diseaseDetail } from '#app/areas/guahao/illnesses/contract.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Chip } from '#kit/ui/filter-bar.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { doctorList } from '../contract.ts'
import { type DoctorQuery, doctorListAddress } from './doctor-filters.tsx'

type Illness = CallOutput<typeof diseaseDetail>

interface IllnessHeadProps {
  illness: Illness
  chosen: DoctorQuery
  city: string
  /** How near the doctors below are to it, and whether they are of another city. */
  found: Pick<CallOutput<typeof doctorList>, 'reach' | 'city_id'>
  isElsewhere: boolean
}

/** What an illness is, which departments see it, and who is shown below where the city has none of those. */
export function IllnessHead({ illness, chosen, city, found, isElsewhere }: IllnessHeadProps) {
  const here = illness.departments.filter(({ is_here }) => is_here === 1)
  return (
    <div className="space-y-12 px-16 py-8">
      <EmergencyCard text={[illness.ill_name, ...illness.aliases].join(' ')} />
      <Card title={illness.ill_name}>
        <p className="text-14 text-ink-2">{illness.description}</p>
        {here.length > 0 && (
          <div className="flex flex-wrap items-center gap-8 pt-12">
            <span className="text-14 text-ink-3">可以挂</span>
            {here.map(({ class_id, catalogue_id, name }) => (
              <Chip
                key={catalogue_id}
                to={doctorListAddress({ ...chosen, class_id, catalogue_id })}
                current={chosen.catalogue_id === catalogue_id}
              >
                {name}
              </Chip>
            ))}
          </div>
        )}
      </Card>
      {isElsewhere ? (
        <Elsewhere illness={illness} city={city} />
      ) : (
        found.reach !== 'department' && (
          <Notice>
            {insteadOf(illness, city, found.reach)}
            <OtherWays />
          </Notice>
        )
      )}
    </div>
  )
}

/** Why other doctors stand below than those whom one would expect. */
const insteadOf = ({ departments }: Illness, city: string, reach: IllnessHeadProps['found']['reach']): string => {
  const missing = departments.map(({ name }) => name).join('、')
  return reach === 'class'
    ? `${city}还没有${missing}可以挂，先看下面的综合门诊，医生会告诉您下一步去哪。`
    : `${city}还没有${missing}可以挂，可以先看全科医生，需要时由医生转诊，也可以看看其他城市。`
}

function Elsewhere({ illness, city }: Pick<IllnessHeadProps, 'illness' | 'city'>) {
  return (
    <Notice>
      {city}还没有能看“{illness.ill_name}”的医院，下面是其他城市的医生。不方便出门，可以先在线问。
      <OtherWays />
    </Notice>
  )
}

/** What one does where the city has not the right department. */
function OtherWays() {
  return (
    <div className="flex flex-wrap gap-12 pt-12">
      <ButtonLink size="small" to="/ask/index">
        在线问医生
      </ButtonLink>
      <ButtonLink size="small" kind="secondary" to="/city/index">
        换个城市
      </ButtonLink>
    </div>
  )
}
