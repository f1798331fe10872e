import { ChevronRightIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { pageModules } from '../contract.ts'

type Module = CallOutput<typeof pageModules>['list'][number]

/** What a patient asked to be shown first on a page; nothing for visitors, and for who asked for nothing. */
export function PageModules({ mark }: { mark: string }) {
  const key = useSession()
  const [known, setKnown] = useState<{ key: string; list: Module[] }>()
  useEffect(() => {
    if (key === null) return
    listOwn(mark).then(
      (list) => setKnown({ key, list }),
      () => undefined,
    )
  }, [key, mark])
  if (known?.key !== key || known.list.length === 0) return null
  return (
    <section aria-label="为您准备">
      <div className="flex items-baseline justify-between gap-12 pb-12">
        <h2 className="text-18 font-semibold">为您准备</h2>
        <Link to="/account/interests" className="relative text-14 text-ink-3 after:absolute after:-inset-16">
          更改
        </Link>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-12 bg-card shadow-soft">
        {known.list.map(({ id, title, note, link }) => (
          <li key={id}>
            <Link to={link} className="flex min-h-target items-center gap-12 px-16 py-12 active:bg-well">
              <span className="min-w-0 grow">
                <span className="block text-16">{title}</span>
                {note && <span className="block text-12 text-ink-3">{note}</span>}
              </span>
              <ChevronRightIcon className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The parts for everyone stand on the page already. */
const listOwn = async (mark: string): Promise<Module[]> => {
  const { user_id } = await callApi(getUserInfo, {})
  return (await callApi(pageModules, { mark, user_id })).list.filter(({ crowd_type }) => crowd_type !== 'common')
}
