export { asDoctorConsultation } from './present.ts'
