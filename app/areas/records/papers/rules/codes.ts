/** The names of code systems in FHIR. */
export const systems = {
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  category: 'http://terminology.hl7.org/CodeSystem/observation-category',
  allergyStatus: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
  allergyVerified: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification',
  conditionStatus: 'http://terminology.hl7.org/CodeSystem/condition-clinical',
  role: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode',
} as const

/** Codes of LOINC besides those of what is measured at home (`own/rules/measures.ts`). */
export const loinc = {
  /** Fasting glucose [Moles/volume] in Capillary blood by Glucometer. */
  fastingGlucose: '14770-2',
  /** Body weight. */
  weight: '29463-7',
  /** Body height. */
  height: '8302-2',
  /** Body height (length) lying. */
  length: '8306-3',
  /** Head Occipital-frontal circumference. */
  head: '9843-4',
  /** Delivery date Estimated. */
  dueDate: '11778-8',
  /** Diagnostic study note. */
  report: '11526-1',
} as const

/** Who in a family is ill, in the role codes of HL7 version 3. */
export const familyRoles: Readonly<Record<string, string>> = {
  father: 'FTH',
  mother: 'MTH',
  sibling: 'SIB',
  grandparent: 'GRPRN',
  child: 'CHILD',
}
