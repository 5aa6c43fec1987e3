import fc from 'fast-check';

// The same data in every run, so that a failure is a fault of the change and can be repeated.
fc.configureGlobal({ seed: 17 });
