import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { famousAddress } from '../cards/consult-address.ts'
import { ConsultDoctorCard } from '../cards/consult-doctor-card.tsx'
import { famousDepList, famousIllGroups, famousIllTags, famousMid } from '../contract.ts'
import { consultListAddress } from '../parts/consult-filters.tsx'
import { KnownFor } from '../parts/known-for.tsx'
import type { Route } from './+types/famous'

export { handle } from 'virtual:rows/ask-famous'

/** What famous doctors are known for, by department. */
const illnessesOf = async (callApi: CallApi, depId: number | undefined) => {
  if (depId !== undefined) return [{ dep_id: depId, list: (await callApi(famousIllTags, { dep_id: depId })).list }]
  return (await callApi(famousIllGroups, {})).list
}

const load = async ({ callApi, query }: Loading) => {
  const depId = maybeId(query, 'dep_id')
  const [departments, famous, illnesses] = await Promise.all([
    callApi(famousDepList, {}),
    callApi(famousMid, { dep_id: depId }),
    illnessesOf(callApi, depId),
  ])
  return { depId, departments: departments.list, groups: famous.list, illnesses }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Famous doctors department by department, with the illnesses that they are known for. */
export default function FamousPage({ loaderData: { depId, departments, groups, illnesses } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      {departments.length > 0 && (
        <FilterBar
          label="科室"
          filters={[
            { text: '全部科室', to: famousAddress(), current: depId === undefined },
            ...departments.map(({ dep_id, dep_name }) => ({
              text: dep_name,
              to: famousAddress(dep_id),
              current: dep_id === depId,
            })),
          ]}
        />
      )}
      <div className="space-y-24 px-16 pt-8 pb-16">
        {groups.length === 0 && <NobodyHere />}
        {groups.map(({ dep_id, dep_name, doctors }) => (
          <section key={dep_id} className="space-y-12">
            <h2 className="text-16 font-semibold">{dep_name}</h2>
            <KnownFor illnesses={illnesses.find((group) => group.dep_id === dep_id)?.list ?? []} depId={dep_id} />
            {doctors.map((doctor) => (
              <ConsultDoctorCard key={doctor.doctor_id} doctor={doctor} />
            ))}
            <ButtonLink wide kind="secondary" to={consultListAddress({ dep_id, sort: 'default' })}>
              {dep_name}的全部医生
            </ButtonLink>
          </section>
        ))}
      </div>
    </Frame>
  )
}

function NobodyHere() {
  return (
    <Empty
      drawing="search"
      title="这里还没有名医开通问诊"
      text="换个科室看看，或者问问其他医生。"
      action={<ButtonLink to="/ask/index">看看全部医生</ButtonLink>}
    />
  )
}
