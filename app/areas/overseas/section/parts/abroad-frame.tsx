import { HeartPulseIcon, HospitalIcon, HouseIcon, type LucideIcon, MessageSquareTextIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ABROAD } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'

const tabs: readonly { text: string; to: string; Icon: LucideIcon }[] = [
  { text: '海外就医', to: ABROAD, Icon: HouseIcon },
  { text: '咨询', to: '/gjyl/consult', Icon: MessageSquareTextIcon },
  { text: '服务', to: '/gjyl/service', Icon: HeartPulseIcon },
  { text: '机构', to: '/gjyl/interIndex', Icon: HospitalIcon },
]

/** The four pages of the section with the ways between them at the bottom [X024]. */
export function AbroadFrame({ share, children }: { share: { title: string; desc: string }; children: ReactNode }) {
  return (
    <Frame bar={{ share }} bottom={<Bottom />}>
      {children}
    </Frame>
  )
}

function Bottom() {
  const { pathname } = useLocation()
  const here = pathname.replace(/\.html$/, '')
  return (
    <nav
      aria-label="海外就医"
      className="sticky bottom-0 z-20 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      {tabs.map(({ text, to, Icon }) => (
        <Link
          key={to}
          to={to}
          replace
          aria-current={here === to ? 'page' : undefined}
          className={classes(
            'flex min-h-52 flex-1 flex-col items-center justify-center gap-2 text-12',
            here === to ? 'font-medium text-accent-ink' : 'text-ink-2',
          )}
        >
          <Icon className="text-18" />
          {text}
        </Link>
      ))}
    </nav>
  )
}
