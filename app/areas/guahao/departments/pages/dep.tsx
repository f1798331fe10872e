import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { DepartmentList } from '../cards/department-list.tsx'
import { depList } from '../contract.ts'
import { loadBranches } from '../parts/load-branches.ts'
import type { Route } from './+types/dep'

export { handle } from 'virtual:rows/R127'

type Group = CallOutput<typeof depList>['ghdep'][number]

const load = async ({ callApi, query }: Loading) => {
  const unitId = maybeId(query, 'unit_id')
  if (!unitId) return { deps: null, branches: [], classId: undefined }
  const [deps, branches] = await Promise.all([callApi(depList, { unit_id: unitId }), loadBranches(callApi, unitId)])
  return { deps, branches, classId: maybeId(query, 'class_id') }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function DepartmentsPage({ loaderData: { deps, branches, classId } }: Route.ComponentProps) {
  if (!deps) return <NoHospital />
  const chosen = deps.ghdep.find((group) => group.class_id === classId) ?? deps.ghdep[0]
  return (
    <Frame bar={{ title: deps.unit_name }}>
      {branches.length > 1 && (
        <FilterBar
          label="院区"
          filters={branches.map(({ unit_id, unit_name }) => ({
            text: unit_name,
            to: address('/unit/dep', { unit_id }),
            current: unit_id === deps.unit_id,
          }))}
        />
      )}
      {chosen ? (
        <Shelf unitId={deps.unit_id} groups={deps.ghdep} chosen={chosen} />
      ) : (
        <NoDepartments unitId={deps.unit_id} />
      )}
    </Frame>
  )
}

interface ShelfProps {
  unitId: number
  groups: readonly Group[]
  chosen: Group
}

/** Classes at the left, the departments of the chosen one at the right; the class stands in the address. */
function Shelf({ unitId, groups, chosen }: ShelfProps) {
  return (
    <div className="flex grow">
      <nav aria-label="科室分类" className="w-112 shrink-0 bg-well pb-safe">
        {groups.map((group) => (
          <Link
            key={group.class_id}
            to={address('/unit/dep', { unit_id: unitId, class_id: group.class_id })}
            replace
            preventScrollReset
            aria-current={group === chosen || undefined}
            className={classes(
              'relative flex min-h-52 items-center px-12 py-8 text-14 elder:min-h-target',
              group === chosen
                ? 'bg-card font-semibold text-accent-ink before:absolute before:inset-y-16 before:left-0 before:w-3 before:rounded-full before:bg-accent-ink'
                : 'text-ink-2',
            )}
          >
            {group.class_name}
          </Link>
        ))}
      </nav>
      <section aria-label={chosen.class_name} className="min-w-0 grow bg-card pb-safe">
        <DepartmentList deps={chosen.list} />
      </section>
    </div>
  )
}

function NoDepartments({ unitId }: { unitId: number }) {
  return (
    <Empty
      title="这家医院还没有开放预约的科室"
      text="可以先看看它的介绍，或者换一家医院。"
      action={
        <ButtonLink kind="secondary" to={address('/unit/index', { unit_id: unitId })}>
          医院主页
        </ButtonLink>
      }
    />
  )
}

function NoHospital() {
  return (
    <Frame bar={{}}>
      <Empty
        title="先选一家医院"
        text="选好医院，就能看到它的科室。"
        action={<ButtonLink to="/unit/list">选择医院</ButtonLink>}
      />
    </Frame>
  )
}
