import { type ShownUnit, UnitCard } from '#app/areas/guahao/hospitals/cards/unit-card.tsx'
import { drawnOnce } from '#kit/ui/drawn-once.ts'
import { Section } from './section.tsx'

/** The most booked hospitals of the city. */
export function CityHospitals({ city, units }: { city: string; units: readonly ShownUnit[] }) {
  if (units.length === 0) return null
  return (
    <Section title={`${city}的医院`} to="/unit/list">
      <Cards units={units} />
    </Section>
  )
}

const Cards = drawnOnce<{ units: readonly ShownUnit[] }>('div', { className: 'space-y-12' }, ({ units }) =>
  units.map((unit) => <UnitCard key={unit.unit_id} unit={unit} />),
)
