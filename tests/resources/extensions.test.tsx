import { describeActions, describeResources, describeSessionEnd } from '#tests/suite/describeResource.ts';
import { testedExtensions, testedProduct } from './testedExtensions.ts';

describeResources(testedExtensions);
describeActions(testedProduct, 'users');
describeActions(testedProduct, 'preLaunch');
describeSessionEnd(testedExtensions, 'cases'); // whose decisions wait to be sent
