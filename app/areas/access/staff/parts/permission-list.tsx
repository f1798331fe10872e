import { groupPermissions } from '#app/desk-shell/permission-groups.ts'
import { permissions } from '#app/wings/permissions.ts'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import type { Permission } from '../rules.ts'

/** What somebody may do, by where at the desk it is done. */
export function PermissionList({ held }: { held: readonly Permission[] }) {
  const groups = groupPermissions(held, (one) => one)
  if (groups.length === 0) return <p className="text-14 text-ink-2">只能管自己的账号。</p>
  return (
    <dl className="grid gap-8 text-14">
      {groups.map(({ words, held: ofGroup }) => (
        <div key={words} className="flex items-baseline gap-16">
          <dt className="w-80 shrink-0 text-ink-3">{words}</dt>
          <dd className="min-w-0">{ofGroup.map((one) => permissions[one].words).join('；')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The same in the cell of a table: so many, and which where one wants to know. */
export function PermissionCell({ held }: { held: readonly Permission[] }) {
  const groups = groupPermissions(held, (one) => one)
  const count = groups.reduce((sum, { held: ofGroup }) => sum + ofGroup.length, 0)
  const title = `${groups.map(({ words }) => words).join('、') || '自己的账号'}：共 ${count} 项`
  return (
    <Disclosure title={<span className="text-14">{title}</span>}>
      <PermissionList held={held} />
    </Disclosure>
  )
}
