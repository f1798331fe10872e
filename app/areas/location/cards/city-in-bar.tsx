import { ChevronDownIcon } from 'lucide-react'
import { Link } from '#kit/ui/link.tsx'

/** The city that a list is of, in the bar above it; leads to the others. One line in the elder version too, where words else run on. */
export function CityInBar({ name }: { name: string }) {
  return (
    <Link to="/city/index" className="flex min-h-target items-center gap-2 text-14 text-ink-2">
      <span className="max-w-64 truncate elder:max-w-none elder:whitespace-nowrap!">{name}</span>
      <ChevronDownIcon />
    </Link>
  )
}
