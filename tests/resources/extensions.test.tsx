import { describeActions, describeResources } from '#tests/suite/describeResources.ts';
import { testedExtensions, testedProduct } from './testedExtensions.ts';

describeResources(testedExtensions);
describeActions(testedProduct, 'users');
describeActions(testedProduct, 'preLaunch');
