import { AccessibilityIcon, ChevronDownIcon, MapPinIcon } from 'lucide-react'
import { setElder, useElder } from '#app/shell/elder.ts'
import { Link } from '#kit/ui/link.tsx'

interface CityHeadProps {
  city: string
  /** A partner's home stands in its own city. */
  isFixed?: boolean
  /** In few words; null where it is not known. */
  weather?: string | null
}

/** The first line of a home: where one is, and the large version. */
export function CityHead({ city, isFixed = false, weather }: CityHeadProps) {
  const elder = useElder()
  const place = (
    <>
      <MapPinIcon className="shrink-0" />
      <span className="sr-only">当前城市</span>
      <span className="truncate">{city}</span>
    </>
  )
  const look = 'flex min-h-target min-w-0 items-center gap-4 text-16 font-medium'
  return (
    <header className="flex items-center justify-between gap-8 px-16 pt-4">
      <div className="flex min-w-0 items-center gap-12">
        {isFixed ? (
          <span className={look}>{place}</span>
        ) : (
          <Link to="/city/index" className={look}>
            {place}
            <ChevronDownIcon className="shrink-0" />
          </Link>
        )}
        {weather && (
          <span className="shrink-0 text-14 text-ink-2 tabular-nums">
            <span className="sr-only">现在天气</span>
            {weather}
          </span>
        )}
      </div>
      <button
        type="button"
        onClick={() => setElder(!elder)}
        className="flex min-h-target shrink-0 items-center gap-4 text-14 active:opacity-70"
      >
        <AccessibilityIcon />
        {elder ? '标准版' : '长辈版'}
      </button>
    </header>
  )
}
