import {
  AccessibilityIcon,
  BabyIcon,
  BoneIcon,
  BrainIcon,
  EarIcon,
  EyeIcon,
  HandIcon,
  LeafIcon,
  type LucideIcon,
  RibbonIcon,
  ScissorsIcon,
  SmileIcon,
  StethoscopeIcon,
  VenusIcon,
} from 'lucide-react'
import type { depCatalogue } from '#app/areas/guahao/catalogue/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'

/** Classes that most people need have one of these, by its lucide name. */
const icons: Readonly<Record<string, LucideIcon>> = {
  accessibility: AccessibilityIcon,
  baby: BabyIcon,
  bone: BoneIcon,
  brain: BrainIcon,
  ear: EarIcon,
  eye: EyeIcon,
  hand: HandIcon,
  leaf: LeafIcon,
  ribbon: RibbonIcon,
  scissors: ScissorsIcon,
  smile: SmileIcon,
  stethoscope: StethoscopeIcon,
  venus: VenusIcon,
}

const SHOWN = 12

/** The classes that most people need, each with the way to its doctors. */
export function DepartmentClasses({ classes }: { classes: CallOutput<typeof depCatalogue>['list'] }) {
  return (
    <ul className="grid grid-cols-4 rounded-12 bg-card py-4 shadow-soft elder:grid-cols-2">
      {classes
        .filter(({ icon }) => icon in icons)
        .slice(0, SHOWN)
        .map(({ class_id, class_name, icon }) => (
          <li key={class_id}>
            <ClassLink to={address('/doctor/index', { class_id })} name={class_name} Icon={icons[icon]} />
          </li>
        ))}
    </ul>
  )
}

function ClassLink({ to, name, Icon = StethoscopeIcon }: { to: string; name: string; Icon: LucideIcon | undefined }) {
  return (
    <Link to={to} className="flex min-h-72 flex-col items-center justify-center gap-4 px-4 py-8 text-12 active:bg-well">
      <Icon className="size-24 text-accent-ink" />
      <span className="text-center">{name}</span>
    </Link>
  )
}
