// In a separate file: after a loss it is requested again by its address, and read by these names.
export * from './form-modules.ts'
