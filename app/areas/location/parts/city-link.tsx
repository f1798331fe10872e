import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { keepCity } from '#kit/wire/browser/keep-visitor.ts'

const looks = {
  tile: 'flex min-h-target items-center justify-center rounded-8 px-4 text-center text-14',
  plain: 'flex min-h-target items-center text-16 text-ink',
  row: '',
}

interface CityLinkProps {
  city: { city_id: number; city_name: string }
  isCurrent: boolean
  look: keyof typeof looks
}

/** Picks the city and goes back to where one came from; without scripts, home in that city. */
export function CityLink({ city: { city_id, city_name }, isCurrent, look }: CityLinkProps) {
  const navigate = useNavigate()
  const pick = (event: MouseEvent) => {
    keepCity(city_id)
    if (!window.history.state?.idx) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Link
      to={`/?city_id=${city_id}`}
      onClick={pick}
      aria-current={isCurrent || undefined}
      className={
        classes(
          looks[look],
          look === 'tile' && (isCurrent ? 'bg-tint' : 'bg-card active:bg-well'),
          isCurrent && 'font-medium text-accent-ink',
        ) || undefined
      }
    >
      {city_name}
      {isCurrent && <span className="sr-only">（当前城市）</span>}
    </Link>
  )
}
