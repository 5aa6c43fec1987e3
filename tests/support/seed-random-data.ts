import fc from 'fast-check';

// Every run has the same data, so that a failure comes from the change and can be repeated.
fc.configureGlobal({ seed: 17 });
