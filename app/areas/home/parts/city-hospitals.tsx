import { type ShownUnit, UnitCard } from '#app/areas/guahao/hospitals/cards/unit-card.tsx'
import { Section } from './section.tsx'

/** The most booked hospitals of the city. */
export function CityHospitals({ city, units }: { city: string; units: readonly ShownUnit[] }) {
  if (units.length === 0) return null
  return (
    <Section title={`${city}的医院`} to="/unit/list">
      <div className="space-y-12">
        {units.map((unit) => (
          <UnitCard key={unit.unit_id} unit={unit} />
        ))}
      </div>
    </Section>
  )
}
